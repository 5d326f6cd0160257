/** Why a request failed. ofetch and fetch wrap the reason, and each attempted address of a host has its own. */
export function reasonOf(error: unknown): string {
  const { cause, errors, message, name } = error as AggregateError
  if (cause !== undefined) return reasonOf(cause)
  return errors?.length ? reasonOf(errors[0]) : message || name
}
