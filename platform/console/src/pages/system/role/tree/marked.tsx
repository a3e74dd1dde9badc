import css from './marked.module.css'

/** A text in which the parts that were searched for are marked. */
export function Marked({ text, part }: { text: string; part: string }) {
  const wanted = part.trim().toLowerCase()
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1
  if (at < 0) return text
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark className={css.mark}>{text.slice(at, end)}</mark>
      <Marked text={text.slice(end)} part={part} />
    </>
  )
}
