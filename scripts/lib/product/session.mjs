/** Signs in to a server. Returns a function that calls it as that person, `(route, input)`, and returns the data of the reply; it throws an Error where the call is rejected. A body of bytes is sent as it is. */
export async function signIn(address, username, password) {
  let token = ''
  const call = async (route, { query, body } = {}) => {
    const [method, path] = route.split(' ')
    const isBytes = body instanceof Uint8Array
    const response = await fetch(`${address}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json', lang: 'en', token },
      body: isBytes ? body : body && JSON.stringify(body),
    })
    if (!response.headers.get('content-type')?.startsWith('application/json'))
      return Buffer.from(await response.arrayBuffer())
    const { data, msg } = await response.json()
    if (!response.ok)
      throw new Error(`${route} ${JSON.stringify(query ?? body)}: ${response.status} ${msg} ${JSON.stringify(data)}`)
    return data
  }
  token = await call('POST /api/user/login', { body: { username, password } })
  return call
}
