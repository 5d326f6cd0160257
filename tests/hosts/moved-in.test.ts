/** An old site has moved in: on our own server. On other hosts in a deep run. */
import { describeMovedIn } from './moved-in.ts'

describeMovedIn('our own server', async ({ origin }) => ({
  url: `http://127.0.0.1:${origin.port}`,
  close: async () => {},
}))
