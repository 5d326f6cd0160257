/** Our own server. */
import { describeHost } from './behaviour.ts'

describeHost('the own server', async ({ origin }) => ({
  url: `http://127.0.0.1:${origin.port}`,
  visitorFrom: (country) => ({ 'x-country': country }),
  close: async () => {},
}))
