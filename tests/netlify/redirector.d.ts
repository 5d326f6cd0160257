declare module 'netlify-redirector' {
  const redirector: {
    parseJSON(rules: string, options: object): Promise<{ match(request: object): never }>
  }
  export default redirector
}
