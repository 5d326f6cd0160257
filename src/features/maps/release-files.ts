/** Coastlines: one file per map region, shared by all pages and languages that show it. */
import type { Route } from '../../routes/table.ts'
import type { ViewContext } from '../../views/context.ts'
import type { ReleaseFile } from '../../records/release.ts'
import { mapFile, type MapBox } from './box.ts'
import { createCoast } from './coast.ts'
import { boxesAt, boxesOfRegions } from './view.ts'

/** Keeps the outlines of the world once a map is drawn, so let it go when all are drawn. */
export function createMapFiles() {
  const draw = createCoast()
  const fileOf = (box: MapBox): ReleaseFile => ({ name: mapFile(box), content: () => draw(box) })
  return {
    ofPage: (context: ViewContext, route: Route) => boxesAt(context, route).map(fileOf),
    ofRegions: (context: ViewContext) => boxesOfRegions(context).map(fileOf),
  }
}
