//! Errors as data, each with a sentence in English.

/// Implements [`Error`](std::error::Error) for a type whose sentences are given, as for `format!`.
macro_rules! error {
    ($error:ident { $($case:pat => $english:literal $(, $value:expr)*;)* }) => {
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($case => write!(f, $english $(, $value)*),)*
                }
            }
        }

        impl std::error::Error for $error {}
    };
}

pub(crate) use error;
