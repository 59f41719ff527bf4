import type { Feature, Image } from 'write-excel-file/node';

/** Characters that fit across A4 on its side before they print smaller than half their size; more go on A3. */
const WIDEST_ON_A4 = 220;
const A3 = 8;

/** Prints each sheet that lies on its side one page wide and as long as it is, with its sticky first rows on every page. */
export const printedSheets: Feature<Image['content']> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, { columns = [], orientation }) => {
          if (!orientation) return xml;
          const wide = columns.reduce((sum, column) => sum + (column?.width ?? 0), 0) > WIDEST_ON_A4;
          return xml
            .replace(/<worksheet\b[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(/<pageSetup\b/, '$& fitToWidth="1" fitToHeight="0"')
            .replace(/(<pageSetup\b[^>]*paperSize=")\d+/, wide ? `$1${A3}` : '$&');
        },
      },
      'xl/workbook.xml': {
        transform: (xml, sheets) => {
          const titles = sheets.flatMap(({ sheet, stickyRowsCount }, at) =>
            stickyRowsCount
              ? `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${sheet}'!$1:$${stickyRowsCount}</definedName>`
              : [],
          );
          return xml.replace('</sheets>', (end) => `${end}<definedNames>${titles.join('')}</definedNames>`);
        },
      },
    },
  },
};
