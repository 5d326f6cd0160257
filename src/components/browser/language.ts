/** The page's language, read before a browser's translator puts its own there. */
export const PAGE_LANGUAGE = import.meta.env.SSR ? '' : document.documentElement.lang

/** The language cookie is written here and for `/tr` (`routes/mended-address.ts`): a detected language is not a choice. */
export function chooseLanguage({ target }: { target: EventTarget | null }): void {
  const link = (target as Element).closest('a')
  if (!link) return
  document.cookie = `i18n_redirected=${link.lang}; Max-Age=31536000; SameSite=Lax; Path=/`
  link.search = location.search
}
