/** Values of the environment, as all of it checks them. */

export class EnvironmentError extends Error {}

export function webAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new EnvironmentError(`${name} must be an http or https address; it is ${JSON.stringify(value)}`)
  }
  return value.replace(/\/+$/, '')
}
