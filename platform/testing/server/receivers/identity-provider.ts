import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { Provider, type Configuration } from 'oidc-provider'

/** The one client of the provider. */
export const providerClient = { clientId: 'atrium', clientSecret: 'a secret of the provider' } as const

/** A provider of OpenID Connect that runs, with somebody who signs in without a form. */
export interface RunningProvider {
  readonly issuer: string
  /** Signs in at an address of `beginAddress`, as a person would in a browser; returns the address that the browser is sent back to. */
  signIn(address: string, account: string): Promise<string>
  /** Goes to an address of `beginAddress` and cancels there. */
  cancel(address: string): Promise<string>
  close(): Promise<void>
}

interface Options {
  readonly redirectUris: readonly string[]
  /** Where it sends browsers to after a sign-out; nowhere without them. */
  readonly afterSignOut?: readonly string[]
  /** The claims of an account beside `sub`. */
  readonly claimsOf?: (account: string) => Record<string, unknown>
  /** Keys that sign, as a set of JWKs; those of the library else. */
  readonly jwks?: Configuration['jwks']
  /** Another port than a free one, for a provider that comes back. */
  readonly port?: number
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((settle, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', settle)
  })
  return (server.address() as AddressInfo).port
}

/** Starts a provider, which is the one of the registry, in this process. */
export async function startProvider({
  redirectUris,
  afterSignOut = [],
  claimsOf,
  jwks,
  port = 0,
}: Options): Promise<RunningProvider> {
  const server = createServer()
  const issuer = `http://127.0.0.1:${await listen(server, port)}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.clientId,
        client_secret: providerClient.clientSecret,
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...afterSignOut],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    ...(jwks && { jwks }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...claimsOf?.(id) }) }),
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    cookies: { keys: ['for tests'] },
    ttl: { Session: 3600, Grant: 3600, Interaction: 3600, AccessToken: 600, IdToken: 600 },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return {
    issuer,
    signIn: (address, account) => visit(address, issuer, account),
    cancel: (address) => visit(address, issuer, undefined),
    close: async () => {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}

/** Follows the pages of a sign-in with cookies, as a browser does, until it leaves the provider. */
async function visit(address: string, issuer: string, account: string | undefined): Promise<string> {
  const jar = new Map<string, string>()
  let next = new URL(address)
  let form: URLSearchParams | undefined
  while (next.origin === issuer) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      headers: { cookie },
      redirect: 'manual',
      ...(form && { body: form }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split('=')
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      next = new URL(location, next)
      form = undefined
      continue
    }
    const text = await response.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1]
    if (!prompt) throw new Error(`The provider shows ${response.status}: ${text.slice(0, 500)}`)
    if (account === undefined) {
      next = new URL(`${next.pathname}/abort`, issuer)
      continue
    }
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: account, password: 'any' }) })
  }
  return next.href
}
