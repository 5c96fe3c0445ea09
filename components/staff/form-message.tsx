/** The result of a form, announced to screen readers. */
export function FormMessage({
  message,
  tone = 'danger',
}: {
  message: string | null;
  tone?: 'danger' | 'success';
}) {
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`min-h-6 text-sm font-medium ${tone === 'danger' ? 'text-danger' : 'text-success'}`}
    >
      {message}
    </p>
  );
}
