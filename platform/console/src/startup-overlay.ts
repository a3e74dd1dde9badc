/** How long the start-up overlay fades, in milliseconds: section 9 of the specification; the transition is in startup.css. */
const fadeMilliseconds = 500

/** Fades the start-up overlay of index.html out and takes it off the page. */
export function removeStartupOverlay(): void {
  const overlay = document.getElementById('startup')
  overlay?.classList.add('done')
  setTimeout(() => overlay?.remove(), fadeMilliseconds)
}
