/** Title and sentence of a text such as `Title|Sentence.` */
export function splitText(text: string): { title: string; body: string } {
  const [title = '', body = ''] = text.split('|')
  return { title, body }
}
