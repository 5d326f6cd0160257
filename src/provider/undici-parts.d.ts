declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici'
}

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici'

  export default function request(
    this: Dispatcher,
    options: Pick<Dispatcher.RequestOptions, 'origin' | 'path' | 'method' | 'headers' | 'signal'>,
  ): Promise<Dispatcher.ResponseData>
}
