/**
 * From a click of the mouse on a link until the page it leads to is painted, in milliseconds. `rest` is how long the pointer is
 * on the link before, in milliseconds; from 65 on the code of the page is fetched.
 */
export async function timeOfClick(page, selector, title, rest = 500) {
  // What the page before it did is over then.
  await page.waitForTimeout(500 - rest)
  const target = await page.locator(selector).boundingBox()
  await page.evaluate((wanted) => {
    const measure = (resolve) => (event) => {
      // The title changes together with the page. What has it at the beginning of a frame is painted in that frame, and an
      // urgent task set there is the next one after it.
      const end = () => resolve(performance.now() - event.timeStamp)
      const look = () => {
        if (document.title.startsWith(wanted)) void scheduler.postTask(end, { priority: 'user-blocking' })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    window.clicked = new Promise((resolve) =>
      addEventListener('click', measure(resolve), { capture: true, once: true }),
    )
  }, title)
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2)
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => window.clicked)
}

/** Measures a click that hides one cached page and shows another in the browser alone, without any of our code. */
export async function timesByHand(page, link, runs) {
  await page.waitForTimeout(1500)
  await page.evaluate((selector) => {
    const shown = document.querySelector('main > [data-hidden=false]')
    const other = document.querySelector('main > [data-hidden=true]')
    const swap = (event) => {
      event.stopImmediatePropagation()
      event.preventDefault()
      const isBack = shown.dataset.hidden === 'true'
      shown.dataset.hidden = String(!isBack)
      other.dataset.hidden = String(isBack)
      document.title = isBack ? 'back' : 'away'
    }
    window.ended = new AbortController()
    document.querySelector(selector).addEventListener('click', swap, { signal: window.ended.signal })
  }, link)
  const times = []
  for (let run = 0; run < runs; run++) {
    await timeOfClick(page, link, 'away')
    times.push(await timeOfClick(page, link, 'back'))
  }
  await page.evaluate(() => window.ended.abort())
  return times
}
