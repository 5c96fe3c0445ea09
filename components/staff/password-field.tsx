import { Input } from '@/components/ui/control';
import { errorProps, Field } from '@/components/ui/field';

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
        {...errorProps(name, error)}
      />
    </Field>
  );
}
