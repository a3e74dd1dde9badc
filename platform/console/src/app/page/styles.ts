/** Loads the style sheets that failed again. The bundler's own loader asks for each only once. */
export async function loadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(loadAgain))
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const next = link.cloneNode() as HTMLLinkElement
  const loaded = new Promise<void>((resolve, reject) => {
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`The style sheet ${next.href} could not be loaded.`)))
  })
  link.replaceWith(next)
  return loaded
}
