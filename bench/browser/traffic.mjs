/** Counts what a page loads: requests to a server, and the size of script and style sheets as they travel. */
export async function countTraffic(cdp) {
  const types = new Map()
  const traffic = { requests: 0, 'KB js': 0, 'KB css': 0 }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!request.url.startsWith('http')) return
    types.set(requestId, undefined)
    traffic.requests += 1 + (redirectResponse ? 1 : 0)
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') traffic['KB js'] += encodedDataLength / 1024
    if (types.get(requestId) === 'Stylesheet') traffic['KB css'] += encodedDataLength / 1024
  })
  await cdp.send('Network.enable')
  return traffic
}
