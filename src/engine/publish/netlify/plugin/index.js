/**
 * Netlify's build plugin: keeps the working state from one build to the next, so that a build crawls conditionally and renders what changed,
 * and tells search engines of it once the deploy is live. Plain JavaScript: Netlify's own Node runs it.
 */
const STATE = '.site'

export async function onPreBuild({ utils }) {
  const isRestored = await utils.cache.restore(STATE)
  utils.status.show({ summary: isRestored ? 'The last build’s state is back' : 'No state of an earlier build' })
}

export async function onPostBuild({ utils }) {
  await utils.cache.save(STATE)
}

export async function onSuccess({ utils }) {
  if (!process.env.INDEXNOW_KEY || process.env.CONTEXT !== 'production') return
  await utils.run.command('npm run index-now')
  // What was told is in the state.
  await utils.cache.save(STATE)
}
