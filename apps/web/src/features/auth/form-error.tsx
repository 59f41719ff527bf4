/** What the server refused, beside the button that asked; it stays when the toast has gone. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className="rounded-md bg-critical-soft px-3 py-2 text-sm text-critical empty:hidden">
      {message}
    </p>
  );
}
