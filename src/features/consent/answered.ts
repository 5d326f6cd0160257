/** How an answer is recognized before any script file has come. */
export const COOKIE = 'consent'

/** Expression over `document.cookie`: it holds an answer to the question with this number, as the library writes it. */
export const answeredPattern = (revision: number) => `(?:^|; )${COOKIE}=[^;]*%22revision%22%3A${revision}%`
