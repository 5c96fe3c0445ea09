import { honeypotField } from '@/lib/forms/bot-checks';

export function Honeypot() {
  return (
    <div aria-hidden className="absolute -start-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
