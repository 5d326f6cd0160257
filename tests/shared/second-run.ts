/** Before each test file of the project `postgresql`. */
import { beforeEach } from 'vitest'
import { isShared } from './postgres.ts'

beforeEach(({ skip }) => skip(!isShared(), 'there is no PostgreSQL'))
