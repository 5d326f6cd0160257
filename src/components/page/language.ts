/** A choice of language is remembered for the next visit of "/". A detected language is no choice. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
    link.addEventListener('click', () => {
      document.cookie = `i18n_redirected=${link.dataset.language}; Max-Age=31536000; SameSite=Lax; Path=/`
    })
}
