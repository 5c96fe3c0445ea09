import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string;
};

export function PasswordField({ name, label, autoComplete, error }: Props) {
  return (
    <Field id={name} label={label} error={error}>
      <Input
        id={name}
        name={name}
        type="password"
        autoComplete={autoComplete}
        required
        maxLength={128}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
    </Field>
  );
}
