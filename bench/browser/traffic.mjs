const kinds = { Script: 'KB js', Stylesheet: 'KB css' }

/**
 * Records what a page loads. `between` returns, for two moments in milliseconds since 1970, how many requests were sent and how many
 * kilobytes of script and style sheets came, as they travel.
 */
export async function noteTraffic(cdp) {
  const requests = new Map()
  let offset = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    if (!request.url.startsWith('http')) return
    offset = wallTime - timestamp
    requests.set(requestId, { sent: wallTime * 1000 })
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => Object.assign(requests.get(requestId) ?? {}, { type }))
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const come = (timestamp + offset) * 1000
    Object.assign(requests.get(requestId) ?? {}, { come, kilobytes: encodedDataLength / 1024 })
  })
  await cdp.send('Network.enable')
  return {
    between(from, to) {
      const all = [...requests.values()]
      const counted = { requests: all.filter(({ sent }) => sent >= from && sent <= to).length }
      for (const [type, name] of Object.entries(kinds)) {
        const loaded = all.filter((one) => one.type === type && one.come >= from && one.come <= to)
        counted[name] = loaded.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
      }
      return counted
    },
  }
}
