/** What Netlify's edge hands a function besides the request; as much of it as the site uses. */
export interface EdgeContext {
  /** Missing where the address says nothing. */
  geo?: { country?: { code?: string } }
  deploy?: { id?: string }
  /** The visitor's address. */
  ip?: string
}
