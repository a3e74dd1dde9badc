/** Counts what a page loads: requests to a server, and the bytes of script and style sheets as they travel. */
export async function countTraffic(cdp) {
  const types = new Map()
  const traffic = { requests: 0, script: 0, css: 0 }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!request.url.startsWith('http')) return
    types.set(requestId, undefined)
    traffic.requests += 1 + (redirectResponse ? 1 : 0)
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') traffic.script += encodedDataLength
    if (types.get(requestId) === 'Stylesheet') traffic.css += encodedDataLength
  })
  await cdp.send('Network.enable')
  return traffic
}
