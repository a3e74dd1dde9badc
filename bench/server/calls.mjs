import { fetchData } from './load.mjs'

const post = (path, body = {}) => ({ method: 'POST', path, body })

/** The passwords of the demo's accounts by their names. */
async function passwords(address) {
  const { demoAccounts } = await fetchData({ address, method: 'GET', path: '/api/user/loginOptions' })
  return Object.fromEntries(demoAccounts.map(({ username, password }) => [username, password]))
}

const login = (username, passwordOf) => post('/api/user/login', { username, password: passwordOf[username] })

/**
 * The calls that are measured, with the token of an admin: reads, a write, a login. The login is somebody else's, because the eleventh
 * session of a person ends their first.
 */
export async function callsOf(address) {
  const passwordOf = await passwords(address)
  const token = await fetchData({ address, ...login('admin', passwordOf) })
  let status = 0
  const change = () => ({ userId: 20, status: (status = 1 - status) })
  const calls = {
    list: { method: 'GET', path: '/api/system/user/list' },
    'user info': post('/api/user/getUserInfo'),
    routers: post('/api/getRouters'),
    dashboard: { method: 'GET', path: '/api/dashboard' },
    login: { ...login('common', passwordOf), password: passwordOf.common },
    write: { method: 'PUT', path: '/api/system/user/changeStatus', body: change },
    export: { method: 'GET', path: '/api/system/user/export?format=csv&postId=1' },
  }
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      { ...call, address, headers: { token, 'accept-encoding': 'identity' } },
    ]),
  )
}
