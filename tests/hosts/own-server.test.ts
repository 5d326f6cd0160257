/** Our own server. */
import { describeHost } from './behaviour.ts'
import type { StartHost } from './host.ts'
import { describeStaging } from './staging.ts'

const start: StartHost = async ({ origin }) => ({
  url: `http://127.0.0.1:${origin.port}`,
  visitorFrom: (country) => ({ 'x-country': country }),
  close: async () => {},
})

describeHost('the own server', start)

describeStaging('the own server', start)
