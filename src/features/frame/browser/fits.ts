/** The page's answer to the visit's trip. The visit takes what the address says of the trip first, in the module of the carried trip. */
import '../../booking/browser/carried-trip.ts'

export { mount } from '../../fit/browser/mount.ts'
