/** npm run desk:link -- --hours=8 --name="Ayşe Yılmaz": prints a link that signs one person in at the desk, once, within that time. */
import { deskLinks } from '../src/desk/server/session.ts'
import { LONGEST_NAME, personName } from '../src/hosts/server/person-name.ts'
import { EnvironmentError } from '../src/config/environment.ts'
import { command, environment } from './project.ts'

const MOST_HOURS = 31 * 24

await command(async () => {
  const { deskSecret, siteUrl } = environment()
  if (deskSecret === undefined) throw new EnvironmentError('DESK_SECRET is not set: without it there is no desk')
  const hours = Number(option('hours') ?? 8)
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new EnvironmentError(`--hours must be above 0 and at most ${MOST_HOURS}; it is ${option('hours')}`)
  const given = option('name') ?? ''
  const name = given.length > LONGEST_NAME ? undefined : personName(given)
  if (name === undefined)
    throw new EnvironmentError(`--name must have 1 to ${LONGEST_NAME} characters, such as --name="Ayşe Yılmaz"`)
  const until = new Date(Date.now() + hours * 3_600_000)
  console.log(`${siteUrl}/desk/link/${deskLinks(deskSecret).sign({ name, until })}`)
})

function option(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
}
