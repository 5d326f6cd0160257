/** What web servers ask visitors of a staging site for. Of the settings, not of the release: no rollback opens the site. */
import { encodeBase64, hashSync } from 'bcryptjs'
import { hash } from 'node:crypto'
import { STAGE_USER, stageHeaders, type Stage } from '../../config/stage.ts'
import { writeChanged } from './host-files.ts'
import { quoted } from './host-words.ts'

export interface HostStage {
  stage?: Stage | undefined
  password?: string | undefined
}

/** Both servers put the name of what is closed between quotation marks, and say nothing of the encoding themselves. */
const REALM = `${STAGE_USER}", charset="UTF-8`
const COST = 10

/** Files that the configurations in `deploy/` include. A publish that changes nothing leaves them as they are, so that no server reads them again. */
export async function writeStageFiles(folder: string, { stage, password }: HostStage): Promise<void> {
  const closed = stage && password !== undefined ? password : undefined
  const headers = Object.entries(stageHeaders(stage)).map(([name, value]) => `\t\t${name} ${quoted(value)}\n`)
  const caddy = [
    '(stage) {\n',
    ...(headers.length > 0 ? ['\theader {\n', ...headers, '\t\tdefer\n\t}\n'] : []),
    ...(closed === undefined ? [] : caddyPassword(closed)),
    '}\n',
  ]
  await writeChanged(folder, {
    'stage.caddy': caddy.join(''),
    'stage.nginx': closed === undefined ? 'default off;\n' : nginxRealms(),
    'stage.htpasswd': closed === undefined ? '' : `${STAGE_USER}:${salted(closed)}\n`,
  })
}

function caddyPassword(password: string): string[] {
  return [
    '\t@open path /healthz /hooks/rebuild /hooks/rebuild/* /desk /desk/*\n',
    '\thandle @open {\n\t\timport to_server\n\t}\n',
    `\tbasicauth bcrypt \`${REALM}\` {\n\t\t${STAGE_USER} ${hashSync(password, `$2b$${COST}$${encodeBase64(saltOf(password), 16)}`)}\n\t}\n`,
  ]
}

function nginxRealms(): string {
  const open = ['/healthz', '~^/hooks/rebuild(?:/|$)', '~^/desk(?:/|$)']
  return [`default ${quoted(REALM)};\n`, ...open.map((path) => `${quoted(path)} off;\n`)].join('')
}

/** What nginx compares at each request, so it must be cheap. */
function salted(password: string): string {
  const salt = saltOf(password)
  const digest = hash('sha1', Buffer.concat([Buffer.from(password), salt]), 'buffer')
  return `{SSHA}${Buffer.concat([digest, salt]).toString('base64')}`
}

/** Follows from the password, so that its files do not change with each publish. */
function saltOf(password: string): Buffer {
  return hash('sha256', `salt of ${password}`, 'buffer').subarray(0, 16)
}
