import css from './error-text.module.css'

/** Shows the message of an error in a column: two lines of it, and all of it to the pointer. */
export function ErrorText({ error }: { error: string }) {
  return (
    <span className={css.error} title={error}>
      {error}
    </span>
  )
}
