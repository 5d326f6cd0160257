/**
 * What every host of the site does alike, asked over HTTP. A test file names a host and how to start it:
 * `describeHost('Caddy', startCaddy, { lacks: ['content-tags'] })`.
 */
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import { openHostedSite, type Ability, type StartHost } from './host.ts'
import { askedHost, type Running } from './behaviour/asked-host.ts'
import { describeFiles } from './behaviour/files.ts'
import { describeForms } from './behaviour/forms.ts'
import { describeHeaders } from './behaviour/headers.ts'
import { describePages } from './behaviour/pages.ts'
import { describePreviews } from './behaviour/previews.ts'
import { describeQueriedPages } from './behaviour/queried.ts'
import { describeVisitors } from './behaviour/visitors.ts'

export function describeHost(
  name: string,
  start: StartHost,
  { lacks = [], serve }: { lacks?: readonly Ability[]; serve?: Partial<ServeOptions> } = {},
): void {
  describe(name, () => {
    const running = {} as Running
    beforeAll(async () => {
      running.site = await openHostedSite(serve)
      running.host = await start(running.site)
    })
    afterAll(async () => {
      await running.host?.close()
      await running.site?.close()
    })
    beforeEach(() => {
      running.site.received.newsletter.length = 0
      running.site.received.contact.length = 0
    })

    const asked = askedHost(running, lacks)
    describePages(asked)
    describeQueriedPages(asked)
    describeVisitors(asked)
    describeHeaders(asked)
    describeFiles(asked)
    describeForms(asked, start)
    // Without a test a `describe` fails.
    if (!lacks.includes('previews')) describePreviews(asked)
  })
}
