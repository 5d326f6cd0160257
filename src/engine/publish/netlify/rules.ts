/** How many rules a deploy has. Pure. */

/** https://docs.netlify.com/manage/routing/redirects/overview/: from here on Netlify recommends edge functions, and a deploy might fail for their size. */
export const MANY_RULES = 10_000

/** `rules`: the text of `_redirects`. `undefined` where there are few. */
export function manyRules(rules: string): string | undefined {
  const count = rules.split('\n').length - 1
  if (count < MANY_RULES) return undefined
  const size = `${count.toLocaleString('en')} rules (${Math.ceil(rules.length / 1024).toLocaleString('en')} KiB)`
  return `Netlify: _redirects has ${size}. From ${MANY_RULES.toLocaleString('en')} on Netlify recommends none of them, and the deploy might fail: leave lines out of REDIRECTS that nobody asks for, or serve the site from a server of your own.`
}
