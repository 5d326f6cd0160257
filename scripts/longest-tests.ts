/** Tests that take longest, the longest first: names of files below `tests`, without `.test.ts`. */
export const LONGEST = `
netlify/publish.deep netlify/dev.deep scripts/dev-data engine/release/determinism scripts/dev scripts/move-in engine/release/refusal
provider/check/differences engine/release/made-release engine/release/start scripts/build engine/release/two-records engine/release/threads
provider/check/publishable config/problems/findings-in-words e2e/every-kind site/every-page e2e/pages-in-use e2e/trip-journeys live/law
e2e/search-dates site/worlds-as-sites e2e/open-tabs faults/each-endpoint e2e/missing-scripts live/shared-cache e2e/answers e2e/whole-names
faults/hostile-content e2e/search-fields e2e/translated-page e2e/consent-place e2e/hero e2e/reservation e2e/search-hand-off e2e/third-parties
e2e/keyboard site/checks/worlds live/one-edit faults/disk shared/deployed shared/state-copy shared/state shared/versions shared/servers
`
  .trim()
  .split(/\s+/)
