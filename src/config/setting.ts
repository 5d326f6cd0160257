/** Values of the environment, as all of it checks them. */

export class EnvironmentError extends Error {}

export function webAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new EnvironmentError(`${name} must be an http or https address; it is ${JSON.stringify(value)}`)
  }
  return value.replace(/\/+$/, '')
}

/** The first one by default. */
export function oneOf<Value extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly [Value, Value],
): Value {
  const found = allowed.find((each) => each === (value || allowed[0]))
  if (found === undefined)
    throw new EnvironmentError(`${name} must be ${allowed.join(' or ')}; it is ${JSON.stringify(value)}`)
  return found
}
