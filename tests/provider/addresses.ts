/** Addresses that an answer of the provider may not name, whatever for. */
import { listed } from '../harness/listed.ts'

/** Addresses of machines in somebody's own network, in every spelling that an address has. */
export const PRIVATE = listed(`
  https://10.0.0.1/x | https://172.16.5.5/x | https://192.168.1.1/x | https://100.64.0.1/x | https://169.254.169.254/latest/meta-data
  https://0.0.0.0/x | https://0/x | https://167772161/x | https://0x0a000001/x | https://012.0.0.1/x | https://10.1/x | https://224.0.0.1/x
  https://255.255.255.255/x | https://[::]/x | https://[::ffff:10.0.0.1]/x | https://[::ffff:a00:1]/x | https://[64:ff9b::10.0.0.1]/x
  https://[fd00::1]/x | https://[fe80::1]/x | https://[ff02::1]/x | https://[2002:a00:1::]/x | https://metadata.google.internal/x
  https://printer.local/x | https://intranet/x | https://db.lan./x | https://１０.0.0.1/x`)
export const LOOPBACK = listed(`
  http://127.0.0.1/x | http://127.1/x | http://2130706433/x | http://localhost/x | http://[::1]/x`)
export const CREDENTIALS = [
  'https://name@pictures.example/x',
  'https://name:word@pictures.example/x',
  'https://:word@pictures.example/x',
]
