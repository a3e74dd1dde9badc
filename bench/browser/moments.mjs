/**
 * In the page: notes when each thing that a person waits for was first painted, in `window.moments`: `ms` since the navigation or
 * since the start that `window.restart` was given, `at` since 1970. `page` is the path and the heading of a page for its own moment.
 */
export function watchMoments(page) {
  const find = (selector) => document.querySelector(selector)
  const isChart = (svg) => svg.getBoundingClientRect().width > 250 && svg.querySelector('path, polyline, line')
  const conditions = {
    login: () => find('form [type=submit]'),
    figure: () => /\d/.test(find('#main section strong')?.textContent),
    chart: () => [...document.querySelectorAll('#main section svg')].some(isChart),
    rows: () => find('#main tbody tr'),
    page: () =>
      location.pathname === page?.path &&
      document.querySelector('#main h1:not(.visually-hidden)')?.textContent === page.heading,
  }
  let began = 0
  window.moments = {}
  window.restart = (start) => {
    began = start
    window.moments = {}
  }
  function look() {
    for (const [name, holds] of Object.entries(conditions)) {
      if (window.moments[name] !== undefined || !holds()) continue
      window.moments[name] = 'soon'
      // What is there at the beginning of a frame is painted in that frame, and an urgent task is the next one after it.
      const end = () => {
        const now = performance.now()
        window.moments[name] = { ms: now - began, at: performance.timeOrigin + now }
      }
      void scheduler.postTask(end, { priority: 'user-blocking' })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits until one of these was painted, and returns when. */
export async function momentOf(page, name) {
  const moment = await page.waitForFunction((wanted) => window.moments?.[wanted]?.ms && window.moments[wanted], name)
  return moment.jsonValue()
}
