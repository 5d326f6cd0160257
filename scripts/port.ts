/** Checks that a command's port is free. */
import { createServer } from 'node:net'
import { EnvironmentError, type Environment } from '../src/config/environment.ts'

/** Rejects with an `EnvironmentError` with a remedy. Called before the build, so that a taken port is reported at once. */
export async function needPort({ port, host = '127.0.0.1' }: Environment): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => reject(new EnvironmentError(reason(code, port, host))))
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

function reason(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `PORT: ${port} is taken by another program. End that program, or set PORT to another port, such as PORT=${port + 10}`
  if (code === 'EACCES') return `PORT: ${port} may be used by the administrator alone. Set PORT to one above 1023`
  return `HOST: this machine has no address ${host} to listen on (${code})`
}
