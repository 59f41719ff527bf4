type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (node: EventTarget | null): node is Field =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Keeps what is pressed and typed on a prerendered page before its code is there: links work by themselves, but a
 * button would do nothing and a field would forget. Returns a function that does it all again, once the code is there.
 */
export function keepEarlyInput(page: HTMLElement): () => void {
  const changed = new Map<Field, string | boolean>();
  let pressed: HTMLElement | undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const note = ({ target }: Event) => {
    if (isField(target)) changed.set(target, isTick(target) ? target.checked : target.value);
  };
  page.addEventListener('input', note, options);
  page.addEventListener('change', note, options);
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || button.disabled) return;
      // A form would be sent as an address; its button is pressed again instead.
      event.preventDefault();
      pressed = button;
    },
    options,
  );

  return () => {
    listening.abort();
    for (const [field, value] of changed) if (field.isConnected) changeAgain(field, value);
    if (pressed?.isConnected) pressed.click();
  };
}

/** React hears of a change only where the value differs from the one that it last saw, so it is first shown another. */
function changeAgain(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  const isSelect = field instanceof HTMLSelectElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, String(value));
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
