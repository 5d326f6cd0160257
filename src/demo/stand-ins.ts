/** Harmless stand-ins for the services of other companies: nothing is sent, kept or counted. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BOOKING_POLICY, bookingPage } from './booking-page.ts'

export interface StandIns {
  /** Their addresses, as the environment would name real ones. Browsers look for names below `localhost` on their own machine. */
  hosts: {
    chatHost: string
    tagManagerHost: string
    mapHost: string
    bookingHost: string
    serviceOrigins: { tagManager: string[] }
  }
  /** Addresses that were asked for, without the port, in order. */
  asked: string[]
  close(): Promise<void>
}

const CHAT_WORDS: Record<string, [button: string, text: string]> = {
  tr: ['Sohbet', 'Bu bir deneme penceresidir. Yazdıklarınız hiçbir yere gönderilmez.'],
  en: ['Chat', 'This chat is for trials: nothing is sent anywhere.'],
  ru: ['Чат', 'Это пробный чат: ничего никуда не отправляется.'],
}

/** Listens on loopback as long as something else keeps the process alive; port 0 takes a free one. */
export async function startStandIns(port: number): Promise<StandIns> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const address = `http://${request.headers.host}${request.url}`
    if (!URL.canParse(address)) return void response.writeHead(400).end()
    const url = new URL(address)
    asked.push(`${url.hostname}${url.pathname}${url.search}`)
    const [type, body] = answer(url, request.headers['accept-language'])
    response.writeHead(body ? 200 : 404, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(url.hostname === BOOKING && { 'content-security-policy': BOOKING_POLICY }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
  const at = (name: string) => `http://${name}.localhost:${(server.address() as AddressInfo).port}`
  return {
    asked,
    hosts: {
      chatHost: at('chat'),
      tagManagerHost: at('tags'),
      mapHost: at('map'),
      bookingHost: at('booking'),
      serviceOrigins: { tagManager: [at('statistics')] },
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

const BOOKING = 'booking.localhost'

function answer(url: URL, accepted: string | undefined): [type: string, body: string] {
  const { hostname, pathname, port, searchParams: query } = url
  const address = `${hostname}${pathname}`
  // Browsers ask for an icon by themselves.
  if (hostname === BOOKING && pathname !== '/favicon.ico') return ['text/html', bookingPage(url, accepted)]
  const chat = /^chat\.localhost\/[\w-]+-(tr|en|ru)\.js$/.exec(address)
  if (chat) return ['text/javascript', chatScript(...CHAT_WORDS[chat[1]!]!)]
  // As a real container, it loads what it holds from another host.
  if (address === 'tags.localhost/gtm.js') return ['text/javascript', tagScript(query.get('id') ?? '', port)]
  if (address === 'statistics.localhost/count.js')
    return ['text/javascript', "document.documentElement.dataset.statistics = 'on'"]
  if (address === 'map.localhost/export/embed.html') return ['text/html', mapPage(query.get('marker') ?? '')]
  return ['text/plain', '']
}

const chatScript = (button: string, text: string) => `
  const box = Object.assign(document.createElement('div'), { id: 'live-chat' })
  const words = Object.assign(document.createElement('p'), { hidden: true, textContent: ${JSON.stringify(text)} })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: ${JSON.stringify(button)} })
  button.ariaExpanded = 'false'
  Object.assign(button.style, { width: '64px', height: '56px', color: '#fff', background: '#14343b', border: '0' })
  Object.assign(box.style, { display: 'grid', justifyItems: 'end' })
  Object.assign(words.style, { width: '12rem', padding: '1rem', color: '#14343b', background: '#fff' })
  button.onclick = () => {
    words.hidden = !words.hidden
    button.ariaExpanded = String(!words.hidden)
  }
  box.append(words, button)
  document.body.append(box)
`

const tagScript = (id: string, port: string) => `
  document.documentElement.dataset.tagManager = ${JSON.stringify(id)}
  document.head.append(Object.assign(document.createElement('script'), { src: 'http://statistics.localhost:${port}/count.js' }))
`

const mapPage = (marker: string) => `<!doctype html><title>Map</title>
<style>body{margin:0;height:100vh;display:grid;place-items:center;font:1rem sans-serif;color:#14343b;background:linear-gradient(160deg,#dfe9d2 55%,#9cc9d3 55%)}</style>
<p>${marker.replace(/[^\d.,-]/g, '')}</p>`
