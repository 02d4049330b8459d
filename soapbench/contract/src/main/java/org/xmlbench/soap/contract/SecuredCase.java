package org.xmlbench.soap.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.security.Protection;

/** A message that claims to be secured. */
enum SecuredCase {
  /** As it must be. */
  GENUINE,
  /** Without any security. */
  UNSIGNED,
  /** Changed after it was secured. */
  TAMPERED,
  /** Changed after it was signed and before it was encrypted: anybody can encrypt. */
  TAMPERED_INSIDE,
  /** Of an hour ago. */
  EXPIRED,
  /** By keys that the receiver does not trust. */
  OF_A_STRANGER,
  /**
   * The signed body stands behind one that is not signed. (One in the header is what CXF takes for
   * the message's body: it reads up to the first element of that name, and does what is signed.)
   */
  WRAPPED,
  /** Signed, but for the body, which anybody may have written. */
  BODY_UNSIGNED,
  /** Signed, but for the timestamp, so that it never expires. */
  TIMESTAMP_UNSIGNED,
  /** Signed, but not encrypted where it should be. */
  READABLE;

  /** A signer that no store trusts; one is enough. */
  private static final class Stranger {
    static final MessageKeys KEYS = made();

    private static MessageKeys made() {
      try {
        return MessageKeys.make();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the keys were not waited for", e);
      }
    }
  }

  private static final Pattern BODY = Pattern.compile("<soap:Body.*</soap:Body>", Pattern.DOTALL);
  private static final Pattern LAST_VALUE =
      Pattern.compile("(.*<xenc:CipherValue>.{40})(.)(.*)", Pattern.DOTALL);

  /** Whether there is such a message of that kind. */
  boolean isOf(Protection protection) {
    return protection.encrypts() || (this != READABLE && this != TAMPERED_INSIDE);
  }

  /**
   * Makes it.
   *
   * @param plain the envelope without security, in which {@code value} stands in an element
   */
  byte[] of(byte[] plain, String value, Protection protection, Party sender) throws Exception {
    MessageKeys keys = MessageKeys.here();
    Instant now = Instant.now();
    Seal seal = new Seal(keys, keys, sender, now);
    return switch (this) {
      case GENUINE -> seal.on(plain, protection);
      case UNSIGNED -> plain;
      case TAMPERED -> tampered(seal.on(plain, protection), value, protection);
      case TAMPERED_INSIDE -> seal.encrypt(changed(seal.sign(plain), value), protection.cipher());
      case EXPIRED ->
          new Seal(keys, keys, sender, now.minus(Duration.ofHours(1))).on(plain, protection);
      case OF_A_STRANGER -> new Seal(Stranger.KEYS, keys, sender, now).on(plain, protection);
      case WRAPPED -> wrapped(seal.on(plain, protection), plain);
      case BODY_UNSIGNED -> seal.on(plain, protection, List.of(Seal.TIMESTAMP));
      case TIMESTAMP_UNSIGNED -> seal.on(plain, protection, List.of(Seal.BODY));
      case READABLE -> seal.sign(plain);
    };
  }

  private static byte[] tampered(byte[] genuine, String value, Protection protection) {
    if (!protection.encrypts()) {
      return changed(genuine, value);
    }
    String text = text(genuine);
    Matcher last = LAST_VALUE.matcher(text);
    String other = last.matches() && last.group(2).equals("A") ? "B" : "A";
    return changed(text, last.replaceFirst("$1" + other + "$3"));
  }

  private static byte[] wrapped(byte[] genuine, byte[] plain) {
    String text = text(genuine);
    Matcher signed = BODY.matcher(text);
    Matcher bare = BODY.matcher(text(plain));
    if (!signed.find() || !bare.find()) {
      throw new IllegalStateException("an envelope has no body: " + text);
    }
    String moved = "<w:Wrapper xmlns:w='urn:wrapper'>" + signed.group() + "</w:Wrapper>";
    return changed(text, text.replace(signed.group(), bare.group() + moved));
  }

  private static byte[] changed(byte[] signed, String value) {
    String text = text(signed);
    return changed(text, text.replace(">" + value + "<", ">6.5<"));
  }

  private static byte[] changed(String from, String to) {
    if (from.equals(to)) {
      throw new IllegalStateException("nothing was changed in " + from);
    }
    return to.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] message) {
    return new String(message, StandardCharsets.UTF_8);
  }
}
