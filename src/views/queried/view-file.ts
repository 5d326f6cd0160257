/** A page's view as its release keeps it, from which the page is rendered on request. */
import { VIEWS_FOLDER, type JsonFile } from '../../config/data-files.ts'
import { fileOf } from '../../routes/paths.ts'
import type { PageView } from '../view.ts'

export interface ViewFile {
  /** Key of the renderer that the page was rendered with. */
  renderer: string
  view: PageView
}

export const viewFile = (path: string) =>
  `${VIEWS_FOLDER}/${fileOf(path).slice(0, -'.html'.length)}.json` as JsonFile<ViewFile>

/** Only our own code reads these files, so caches need not purge them. */
export const isViewFile = (name: string) => name.startsWith(`${VIEWS_FOLDER}/`)
