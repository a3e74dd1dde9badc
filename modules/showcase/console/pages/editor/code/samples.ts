import type { CodeLanguage } from 'atrium/console/editor'

interface SourceFile {
  name: string
  language: CodeLanguage
  text: string
}

export const projectFiles: readonly SourceFile[] = [
  {
    name: 'invoice.ts',
    language: 'typescript',
    text: `interface Line {
  readonly article: string
  readonly quantity: number
  /** In cents. */
  readonly price: number
}

/** The sum of an invoice in cents, with the tax in percent. */
export function total(lines: readonly Line[], tax = 19): number {
  const net = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  return Math.round(net * (1 + tax / 100))
}

export async function send(lines: readonly Line[]): Promise<string> {
  const answer = await fetch('/api/invoices', {
    method: 'POST',
    body: JSON.stringify({ lines, total: total(lines) }),
  })
  if (!answer.ok) throw new Error(\`The invoice was rejected: \${answer.status}\`)
  return (await answer.json()).number
}
`,
  },
  {
    name: 'package.json',
    language: 'json',
    text: `{
  "name": "invoices",
  "private": true,
  "type": "module",
  "scripts": {
    "build": "vite build",
    "test": "vitest run"
  },
  "dependencies": {
    "react": "^19.3.1"
  }
}
`,
  },
  {
    name: 'invoice.css',
    language: 'css',
    text: `.invoice {
  display: grid;
  gap: 12px;
  max-width: 720px;
  font: 14px/1.6 system-ui, sans-serif;
}

.invoice td:last-child {
  font-variant-numeric: tabular-nums;
  text-align: end;
}

@media print {
  .invoice button {
    display: none;
  }
}
`,
  },
  {
    name: 'index.html',
    language: 'html',
    text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Invoices</title>
    <link rel="stylesheet" href="invoice.css" />
  </head>
  <body>
    <main class="invoice" id="app"></main>
    <script type="module" src="invoice.ts"></script>
  </body>
</html>
`,
  },
]

export const gateway = `{
  "listen": 8080,
  "timeout": 30,
  "routes": [
    { "path": "/api", "target": "http://api.internal:3000" },
    { "path": "/files", "target": "http://files.internal:9000" }
  ],
  "limit": {
    "perMinute": 600,
    "burst": 50
  },
  "log": "info"
}
`

export const cardCss = `body {
  display: grid;
  min-height: 90vh;
  place-items: center;
  background: linear-gradient(135deg, #efedff, #e5f6ef);
  font: 15px/1.6 system-ui, sans-serif;
}

.card {
  width: 240px;
  padding: 20px;
  border-radius: 14px;
  background: #fff;
  box-shadow: 0 12px 32px rgb(20 22 40 / 14%);
}

.tag {
  padding: 2px 10px;
  border-radius: 99px;
  background: #5240ff;
  color: #fff;
  font-size: 12px;
}

footer {
  display: flex;
  align-items: center;
  justify-content: space-between;
}

button {
  padding: 6px 12px;
  border: 0;
  border-radius: 6px;
  background: #1b1e28;
  color: #fff;
}
`

/** Short, with a line that is too long for a phone. */
export const grossPrice = `interface Price {
  readonly cents: number
  readonly currency: 'CNY' | 'EUR'
}

export function gross({ cents, currency }: Price, tax = 13): Price {
  return { cents: Math.round(cents * (1 + tax / 100)), currency }
}
`
