/** Inputs of the desk's pages. */
import type { Stage } from '../../config/stage.ts'
import type { State } from '../../engine/state/state.ts'
import type { Jobs } from '../../hosts/server/jobs/jobs.ts'
import type { Media } from '../../hosts/server/pictures/media.ts'
import type { Desk } from './desk.ts'

export interface DeskParts {
  state: State
  desk: Desk
  /** Missing on a server that does not publish. */
  jobs?: Jobs | undefined
  now: () => Date
  /** Whether releases need approval (`PUBLISH=approve`). Otherwise the next publish includes what waits, whatever its schedule. */
  needsApproval: boolean
  media: Pick<Media, 'retry'>
  /** Origin of the addresses that are handed on; the request's if missing. */
  siteUrl?: string | undefined
  /** The stage of the site. */
  stage?: (() => Stage | undefined) | undefined
  /** Template of a record's address in the CMS, with {resource}, {id} and {lang}. */
  cmsUrl?: string | undefined
}
