package org.xmlbench.soap.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContentCipherTest {
  private static final byte[] TEXT = "<a>1.5</a>".getBytes(StandardCharsets.UTF_8);

  @ParameterizedTest
  @EnumSource
  void whatIsEncryptedIsDecryptedByThatKey(ContentCipher cipher) throws Exception {
    byte[] key = ContentCipher.newKey();
    byte[] value = cipher.encrypt(key, TEXT);
    assertThat(cipher.decrypt(key, value)).isEqualTo(TEXT);
    assertThat(cipher.encrypt(key, TEXT)).isNotEqualTo(value);
  }

  @Test
  void galoisCounterModeTellsWhatWasChanged() throws Exception {
    byte[] key = ContentCipher.newKey();
    byte[] value = ContentCipher.AES256_GCM.encrypt(key, TEXT);
    value[value.length - 1] ^= 1;
    assertThatThrownBy(() -> ContentCipher.AES256_GCM.decrypt(key, value))
        .isInstanceOf(GeneralSecurityException.class);
  }
}
