/** npm run index-now: tells search engines which pages changed since they were told last. The release has to be live. */
import { command } from './project.ts'
import { siteEnvironment, tellSearchEngines } from './netlify.ts'

await command(() => tellSearchEngines(siteEnvironment()))
