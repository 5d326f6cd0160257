/** One publish from a cold start. */
import { openPublisher } from './publisher.ts'
import type { PublisherOptions, PublishRequest } from './options.ts'
import type { Report } from '../release/report.ts'

export type BuildOptions = PublisherOptions & Pick<PublishRequest, 'force'>

/** Rejects with `MustNotPublish` if the result must not go live; the current release stays. */
export function buildSite({ force, ...options }: BuildOptions): Promise<Report> {
  return openPublisher(options).publish({ force })
}
