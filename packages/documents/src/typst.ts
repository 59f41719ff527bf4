import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const workspace = fileURLToPath(new URL('./templates', import.meta.url));

let compiler: NodeCompiler | undefined;

/**
 * Sets a template with data into a PDF (PDF/UA-1: readable by screen readers). The data reaches the template as JSON
 * and is never markup, whatever a person typed. Blocks the thread for as long as it takes.
 */
export function compileTypst(template: string, data: unknown): Buffer {
  compiler ??= NodeCompiler.create({ workspace });
  try {
    return compiler.pdf(
      { mainFilePath: `${workspace}/${template}`, inputs: { data: JSON.stringify(data) } },
      { pdfStandard: 'ua-1' },
    );
  } finally {
    // What it remembers of earlier documents would only grow.
    compiler.evictCache(10);
  }
}
