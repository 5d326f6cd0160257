/** Why a request failed: ofetch and fetch wrap the reason, and where several addresses of a host were tried, each has its own. */
export function reasonOf(error: unknown): string {
  const { cause, errors, message, name } = error as AggregateError
  if (cause !== undefined) return reasonOf(cause)
  return errors?.length ? reasonOf(errors[0]) : message || name
}
