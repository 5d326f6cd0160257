import { demoWorld } from './assemble/demo-world.ts'
import { startProvider, type Provider, type ProviderOptions } from './server.ts'

export interface DemoOptions extends ProviderOptions {
  /** Where the hotels take reservations, in place of the address in their content: that of the stand-in. */
  bookingHost?: string | undefined
}

/** Starts the embedded provider with its own content, on a free port unless told. */
export function startDemo({ bookingHost, ...options }: DemoOptions = {}): Promise<Provider> {
  const world = demoWorld()
  if (bookingHost)
    for (const property of world.properties)
      if (property.reservationUrl) property.reservationUrl = bookingHost + new URL(property.reservationUrl).pathname
  return startProvider(world, { log: false, ...options })
}
