/** Lets `workOf` return the time of the page's thread, not of the clock: other work of the machine is not counted. */
export const countWork = (cdp) => cdp.send('Performance.enable', { timeDomain: 'threadTicks' })

/** Script, style and layout of the page so far, in milliseconds. */
export async function workOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name).value * 1000
  return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
}
